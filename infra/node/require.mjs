// Runs on any Node the machine has, before anything newer is asked of it: no syntax younger than Node 18.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 9)) {
  console.error(
    `Placelore needs Node 24.9 or newer, but this is Node ${process.versions.node} and npm installed no newer one with the ` +
      'project: run "npm ci" again without --omit=optional, or install Node 24 from https://nodejs.org.',
  );
  process.exit(1);
}
