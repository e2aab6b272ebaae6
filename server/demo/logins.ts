/** The logins that the server prints, and that everybody knows. */
export const demoLogins = [
  { userName: "demo-owner", password: "demo-owner-password" },
  { userName: "demo-client", password: "demo-client-password" },
] as const;

export const demoPasswordOf = (userName: string): string | undefined =>
  demoLogins.find((login) => login.userName === userName)?.password;
