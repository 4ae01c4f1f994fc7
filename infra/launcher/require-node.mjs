// Runs in any installed version of Node before newer features are used, so it uses only the syntax of Node 18.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const [oldest] = /\d+\.\d+\.\d+/.exec(engines.node);
const [has, needs] = [process.versions.node, oldest].map((version) => version.split('.').map(Number));
const differs = needs.findIndex((part, index) => part !== has[index]);
if (differs !== -1 && has[differs] < needs[differs]) {
  console.error(
    `Placelore needs Node ${oldest} or newer, but this is Node ${process.versions.node} and npm installed no newer one with ` +
      'the project: run "npm ci" again without --omit=optional, or install Node 24 from https://nodejs.org.',
  );
  process.exit(1);
}
