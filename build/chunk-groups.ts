/** What the application, the landing page and the privacy notice share: no router, query or ky. */
const base = [
  /rolldown\/runtime/,
  /node_modules\/(react|react-dom|scheduler|@lingui\/\w+|clsx)\//,
  /icons\/(captions|check|chevron-down|circle-exclamation-point|moon|rotate-ccw|sun|wifi-off|x)\.mjs/,
  /src\/features\/navigation\/(?!Session|Profile)/,
  /src\/lib\/(agency|app-link|enumerations|fetch-code|locale|page-title|search|sentence|sole-audio|stale-chunk|storage|theme|trans|unsaved|use-loaded)\.ts/,
  /src\/ui\/(Boundary|Button|Container|ErrorPanel|IconButton|LinkButton|OfflineBanner|PageError|Panel|Popover|Spinner|Status|VisuallyHidden|button-class|create-icon|menu-class|place-popover|social-icons|use-focus-handed-on)\./,
];

/**
 * What comes together is one file: sixty small ones compress worse and take longer to fetch. A part that two of them
 * need stands in what both have, so that no page fetches another page for its sake.
 */
export const chunkGroups = [
  { name: "base", test: (id: string) => base.some((part) => part.test(id)), priority: 3 },
  { name: "app", test: /src\/(app\/start|ui\/Checkbox)\.tsx$|\/useMutationState\./, priority: 2 },
  { name: "pictures", test: /ui\/Rings\.tsx|icons\/(arrow-right|mail|play)\.mjs/, priority: 2 },
  { name: "formats", test: /src\/(lib\/format|ui\/use-reserved-height)\.ts$/, priority: 2 },
  // A hover fetches this and a sample, side by side: a browser asks a host for six files at once, and the rest wait.
  { name: "player", test: /src\/features\/player\/(PlayerRoot|SeekBar)\.tsx$/, priority: 0.5 },
  { name: "landing", test: /src\/app\/PublicLanding\.tsx$/, priority: 0 },
  { name: "library", test: /src\/routes\/_client(\/panel)?\.tsx\?tsr-split=component$/, priority: 1 },
];
