"use strict";
// Search while typing: clauses without the words are hidden, the found words are marked.
(() => {
  const field = document.getElementById("q");
  const found = document.getElementById("found");
  const whole = !found.textContent.trim();
  const own = (element) => [...element.children].filter((child) => !child.matches(".cited"));
  const wordsOf = (element) => own(element).map((child) => child.textContent.toLowerCase()).join(" ");
  const clauses = [...document.querySelectorAll(".paragraph")].map((element) => [element, wordsOf(element)]);
  const sections = document.querySelectorAll(".section");
  const marks = "highlights" in CSS ? new Highlight() : null;
  if (marks) CSS.highlights.set("found", marks);

  function mark(element, words) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.toLowerCase();
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          marks.add(range);
        }
      }
    }
  }

  function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (marks) marks.clear();
    let count = 0;
    for (const [element, text] of clauses) {
      element.hidden = !words.every((word) => text.includes(word));
      if (element.hidden || !words.length) continue;
      count += 1;
      if (marks) for (const child of own(element)) mark(child, words);
    }
    for (const section of sections) section.hidden = !section.querySelector(".paragraph:not([hidden])");
    found.textContent = !words.length ? "" : count ? found.dataset.found.replace("#", count) : found.dataset.none;
  }

  if (whole) field.addEventListener("input", search);
  if (matchMedia("(max-width: 60rem)").matches) document.querySelector(".contents details").open = false;
})();
