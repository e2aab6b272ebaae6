import { isGpl, lockedPackages } from "./lockfile.ts";

/** Prints the licences of what the server and the site are made of, and those of the tools; fails on GPL in the first. */
const packages = lockedPackages();
for (const [title, isDev] of [
  ["In the product", false],
  ["Tools only", true],
] as const) {
  const byLicence = Map.groupBy(
    packages.filter((one) => one.isDev === isDev),
    ({ licence }) => licence,
  );
  process.stdout.write(`\n${title}\n`);
  for (const [licence, members] of [...byLicence].toSorted((a, b) => b[1].length - a[1].length)) {
    const names = members.length > 12 ? "" : `: ${members.map(({ name }) => name).join(", ")}`;
    process.stdout.write(`${String(members.length).padStart(5)}  ${licence}${names}\n`);
  }
}

const refused = packages.filter(({ isDev, licence }) => !isDev && isGpl(licence));
for (const { name, licence } of refused)
  process.stderr.write(`${name} runs with the product and is under ${licence}.\n`);
if (refused.length > 0) process.exitCode = 1;
