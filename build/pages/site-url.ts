/** A placeholder that the server replaces with the site's address at start (server/site/placeholder.ts). */
export const siteUrl = "https://site-url.invalid";
