/** Stands for the site's own address, which the server puts in when it starts (server/site/placeholder.ts). */
export const siteUrl = "https://site-url.invalid";
