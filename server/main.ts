// Imports nothing by itself: an older Node would end at a module that it lacks before any line of ours runs.

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  process.stderr.write(
    `The server needs Node 24 or later, and this is ${process.version}. \`npm start\` brings its own.\n`,
  );
  process.exit(1);
}
await import("./run.ts");
