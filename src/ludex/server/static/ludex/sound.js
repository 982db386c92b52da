"use strict";
/* Two short notes when one's turn comes. Browsers let a page sound only after a click or a key in it. */

(() => {
  const asked = () => document.querySelector("#part[data-asked]") !== null;
  const NOTES = [[660, 0], [880, 0.14]];
  const LOUD = 0.15;
  let sounds = null;
  let before = asked();

  const wake = () => { sounds ??= new AudioContext(); if (sounds.state === "suspended") sounds.resume(); };
  for (const gesture of ["pointerdown", "keydown"]) document.addEventListener(gesture, wake, { passive: true });

  function play() {
    for (const [pitch, after] of NOTES) {
      const from = sounds.currentTime + after;
      const note = new OscillatorNode(sounds, { frequency: pitch });
      const volume = new GainNode(sounds, { gain: 0 });
      volume.gain.setValueAtTime(LOUD, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + 0.3);
      note.connect(volume).connect(sounds.destination);
      note.start(from);
      note.stop(from + 0.3);
    }
  }

  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id !== "part") return;
    const now = asked();
    if (now && !before && sounds) play();
    before = now;
  });
})();
