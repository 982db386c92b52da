"use strict";
/* The log stays at its end while lines come, unless somebody has scrolled up to read; then a button leads back. */

(() => {
  const lines = () => document.getElementById("t-log-lines");
  if (!lines()) return;
  const NEAR = 48;
  let following = true;

  const away = () => lines().scrollHeight - lines().clientHeight - lines().scrollTop;
  function show() {
    const button = document.getElementById("t-log-now");
    if (button.hidden !== following) button.hidden = following;
  }

  function follow() {
    if (following) lines().scrollTop = lines().scrollHeight;
    show();
  }

  document.addEventListener("scroll", (event) => {
    if (event.target !== lines()) return;
    following = away() < NEAR;
    show();
  }, true);

  document.addEventListener("click", (event) => {
    if (event.target.closest("#t-log-now")) { following = true; follow(); lines().focus({ preventScroll: true }); }
    else if (event.target.closest("[data-tab=log], [data-recap]")) { following = true; requestAnimationFrame(follow); }
  });

  new MutationObserver(follow).observe(document.getElementById("t-log"), { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
  new ResizeObserver(follow).observe(lines());
  follow();
})();
