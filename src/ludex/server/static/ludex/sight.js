"use strict";
/* A map that is wider than its frame, as on a phone: it opens at what is one's own ([data-own]), and when nothing that can be
   chosen on it is in sight it moves there; so does a page that is higher than the screen, where cards lie below the map.
   Nothing moves while something that can be chosen is to be seen. */

(() => {
  const { isSeen } = window.Ludex;
  const LEAST = 24;
  const all = (selector) => [...document.querySelectorAll(`#t-stage .stage-map ${selector}`)];
  let opened = false;
  let question = "";

  function bring(things, enough) {
    const map = document.querySelector("#t-stage .stage-map > *");
    if (!map || !things.length || map.scrollWidth <= map.clientWidth + 1) return;
    const around = map.getBoundingClientRect();
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const inSight = (box) => box.left >= around.left && box.right <= around.right;
    if (enough(boxes, inSight)) return;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const target = right - left <= around.width ? { left, right } : boxes[0];
    map.scrollLeft += (target.left + target.right - around.left - around.right) / 2;
  }

  /* What is seen of the page lies between the line of the turn, which stays on top, and the question, which stays below. */
  function bringPage() {
    const things = [...document.querySelectorAll("#t-stage .can")].filter(isSeen);
    const page = document.scrollingElement;
    if (!things.length || page.scrollHeight <= innerHeight + 1) return;
    const top = Math.max(0, document.getElementById("t-turn").getBoundingClientRect().bottom);
    const bottom = Math.min(innerHeight, document.getElementById("t-question").getBoundingClientRect().top);
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    if (bottom - top < LEAST || boxes.some((box) => box.bottom >= top + LEAST && box.top <= bottom - LEAST)) return;
    page.scrollTop += (boxes[0].top + boxes[0].bottom - top - bottom) / 2;
  }

  function look() {
    const part = document.getElementById("part");
    const lit = all(".can");
    if (!opened && all("[data-own]").length) {
      opened = true;
      bring(all("[data-own]"), (boxes, inSight) => boxes.every(inSight));
    }
    if (!part || part.dataset.version === question || !document.querySelector("#t-stage .can")) return;
    question = part.dataset.version;
    bring(lit, (boxes, inSight) => boxes.some(inSight));
    bringPage();
  }

  document.body.addEventListener("htmx:afterSettle", look);
  document.addEventListener("ludex:present", () => {
    /* What has been told may have laid the map anew. */
    const map = document.querySelector("#t-stage .stage-map > *");
    opened = opened && map !== null && map.scrollLeft > 0;
    question = "";
    look();
  });
  look();
})();
