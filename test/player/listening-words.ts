/** What the player says of queue, level and keys, in both languages. */
export const listening = {
  tr: {
    playAll: "Tümünü oynat",
    matched: "Düzey eşitlenmiş",
    recorded: "Kaydedildiği gibi",
    measuring: "ölçülüyor",
    foreign: /kaydedildiği gibi oynatılıyor: başka bir siteden/,
    keys: "Klavye kısayolları",
    letterKeys: "Tek harfli tuşlar",
    goTo: "Sayfaya git",
    go: "Git",
  },
  en: {
    playAll: "Play all",
    matched: "Level matched",
    recorded: "As recorded",
    measuring: "measuring",
    foreign: /plays as recorded: it comes from another site/,
    keys: "Keyboard shortcuts",
    letterKeys: "Single-letter keys",
    goTo: "Go to page",
    go: "Go",
  },
};
