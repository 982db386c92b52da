"use strict";
/* How a thing looks, without what glows or may be chosen just now (class "hit" is only there to be clicked at), so that
   two looks of it can be compared. */
const plainLook = (thing) => thing.innerHTML
  .replace(/<(\w+) class="hit\b[^>]*>(<\/\1>)?/g, "")
  .replace(/ (aria-hidden|tabindex|role)="[^"]*"/g, "")
  .replace(/ ?\b(open|fresh|picked|shut|lit)\b(="")?/g, "")
  .replace(/\s+/g, " ");
