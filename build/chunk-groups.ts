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
  {
    name: "app",
    test: /src\/(app\/start|ui\/Checkbox)\.tsx$|session\/use-kept-draft\.|\/(mutationOptions|useMutationState)\.|icons\/heart\.mjs/,
    priority: 2,
  },
  { name: "mutation", test: /\/(mutationObserver|useMutation)\./, priority: 2 },
  { name: "pictures", test: /ui\/Rings\.tsx|icons\/(arrow-right|mail|play)\.mjs/, priority: 2 },
  {
    name: "menu",
    test: /navigation\/ProfileLinks|icons\/(audio-lines|key-round|layout-dashboard|log-out)\.mjs/,
    priority: 1.5,
  },
  { name: "owner", test: /ui\/PageHead\.tsx|icons\/file-chart-column\.mjs/, priority: 1.5 },
  { name: "draft", test: /session\/(KeptDraft|use-draft-keeper)\./, priority: 1.5 },
  {
    name: "dialog",
    test: /src\/ui\/(Dialog|DialogBody|DialogFooter|Notice|Radio|Seal|TextArea)\.tsx$|icons\/chevron-up\.mjs/,
    priority: 2,
  },
  {
    name: "forms",
    test: /node_modules\/(formik|yup)\/|src\/ui\/(FieldGroup|Form|PasswordField|TextAreaField|TextField)\.tsx$|src\/(lib\/(lost-answer|refused-fields)|ui\/use-field-error)\.ts|LoginForm\.module\.css|lib\/schema\.ts/,
    priority: 2,
  },
  { name: "formats", test: /src\/(lib\/format|ui\/use-reserved-height)\.ts$/, priority: 2 },
  // A hover fetches this and a sample, side by side: a browser asks a host for six files at once, and the rest wait.
  { name: "player", test: /src\/features\/player\/(PlayerRoot|SeekBar)\.tsx$/, priority: 0.5 },
  // What a client's first use of something brings: the rest of the library, and the offer form.
  {
    name: "used",
    test: /src\/features\/(voices\/(FilterOptions|FilterSheet|SelectionBar|Suggestions)|liked-voices\/send-like)\./,
    priority: 0.7,
  },
  { name: "offer", test: /src\/features\/(offers\/OpenOffer|player\/ChipPlayer)\./, priority: 0.6 },
  {
    name: "owner-forms",
    test: /src\/routes\/owner\/(create|update)-[\w-]+\.tsx\?tsr-split=component$/,
    priority: 0.4,
  },
  { name: "landing", test: /src\/app\/PublicLanding\.tsx$/, priority: 0 },
];
