/** What the player says of queue, level and keys, in both languages. */
export const listening = {
  tr: {
    playAll: "Tümünü oynat",
    matched: "Eşit ses düzeyi",
    recorded: "Kaydedildiği gibi",
    measuring: "ölçülüyor",
    foreign: /kaydedildiği gibi oynatılıyor: başka bir siteden/,
    keys: "Klavye kısayolları",
    letterKeys: "Tek tuşlu kısayollar",
    goTo: "Sayfaya git",
    go: "Git",
  },
  en: {
    playAll: "Play all",
    matched: "Matched level",
    recorded: "As recorded",
    measuring: "measuring",
    foreign: /plays as recorded: it comes from another site/,
    keys: "Keyboard shortcuts",
    letterKeys: "One-key shortcuts",
    goTo: "Go to page",
    go: "Go",
  },
};
