"use strict";
/* People at one table: whose move it is in the title, the icon and, if they want, a notice; what has not been read in the
   chat; who has sat down; how long somebody has been thinking. */
(() => {
  const play = document.getElementById("play");
  if (!play) return;
  const get = (id) => document.getElementById(id);
  const words = play.dataset;
  const usual = document.title;

  function kept(key, value) {
    try {
      if (value !== undefined) localStorage.setItem(key, value);
      return localStorage.getItem(key);
    } catch { return null; }
  }

  /* ------------------------------------------------------------------------------------------------- whose move it is */

  let asked = false;
  function turn() {
    const now = get("part").hasAttribute("data-asked");
    document.title = now ? words.yourMove : usual;
    document.querySelector("link[rel=icon]").href = now ? words.iconTurn : words.icon;
    if (now && !asked && document.hidden) notify();
    asked = now;
  }

  const can = () => words.notices === "on" && "Notification" in window && window.isSecureContext;
  function notify() {
    if (!can() || Notification.permission !== "granted") return;
    const notice = new Notification(words.yourMove, { tag: words.table, icon: words.iconTurn });
    notice.addEventListener("click", () => { window.focus(); notice.close(); });
  }

  /* The browser is asked for its permission when somebody first waits for another person, and only if they say so. */
  const box = get("ask-notices");
  function offer() {
    const waits = get("t-friends")?.hasAttribute("data-waits");
    box.hidden = !(waits && can() && Notification.permission === "default" && !kept("notices"));
  }
  box.addEventListener("click", async (event) => {
    if (!event.target.closest("button")) return;
    kept("notices", "asked");
    box.hidden = true;
    if (event.target.closest("[data-notices-yes]")) await Notification.requestPermission();
  });

  /* --------------------------------------------------------------------------------------------------------- the chat */

  const numbers = () => [...document.querySelectorAll("#t-chat .chat li[id]")].map((line) => Number(line.id.slice(5)));
  const reading = () => get("t-side").dataset.tab === "talk" && !document.hidden;
  const mark = `talk:${words.table}`;
  function unread() {
    const tab = get("tab-talk");
    if (!tab || !get("t-chat")) return;
    if (reading()) kept(mark, String(get("t-chat").dataset.last));
    const last = Number(kept(mark) || 0);
    const count = numbers().filter((number) => number > last).length;
    if (count) {
      tab.dataset.unread = count;
      tab.setAttribute("aria-label", `${tab.textContent.trim()}, ${words.unread} ${count}`);
    } else {
      delete tab.dataset.unread;
      tab.removeAttribute("aria-label");
    }
  }

  /* ------------------------------------------------------------------------------------------------- who has sat down */

  let free = Number(get("t-friends")?.dataset.free || 0);
  function seats() {
    const now = Number(get("t-friends")?.dataset.free || 0);
    if (free && !now) toast(words.allHere);
    free = now;
  }
  function toast(text) {
    get("toast").textContent = text;
    get("toast").hidden = false;
    setTimeout(() => { get("toast").hidden = true; }, 5000);
  }

  /* -------------------------------------------------------------------------------------------------------- the clock */

  const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];
  function spoken(seconds) {
    const [unit, size] = UNITS.find(([, size]) => seconds >= size) || ["minute", 60];
    const style = { style: "unit", unit, unitDisplay: "long" };
    return new Intl.NumberFormat(document.documentElement.lang, style).format(Math.max(1, Math.floor(seconds / size)));
  }
  function clock() {
    const now = Date.now() / 1000;
    for (const each of document.querySelectorAll(".clock-time[data-since]")) {
      const text = each.dataset.pattern.replace("#", spoken(now - Number(each.dataset.since)));
      if (each.textContent !== text) each.textContent = text;
    }
    for (const each of document.querySelectorAll(".clock[data-until]")) {
      const late = now >= Number(each.dataset.until);
      each.classList.toggle("late", late);
      const form = each.querySelector(".send-away");
      if (form) form.hidden = !late;
    }
  }

  function all() { turn(); offer(); unread(); seats(); clock(); }
  document.body.addEventListener("htmx:afterSettle", all);
  document.addEventListener("visibilitychange", all);
  document.addEventListener("click", (event) => { if (event.target.closest("#t-tabs")) setTimeout(unread, 0); });
  setInterval(clock, 10000);
  all();
})();
