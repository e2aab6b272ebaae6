/** What the build writes where the site's own address belongs; the server puts the real one in at start. */
export const siteUrlPlaceholder = "https://site-url.invalid";
