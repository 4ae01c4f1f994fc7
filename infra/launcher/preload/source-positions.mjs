import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Output of our build. Positions in dependencies stay unchanged. */
const BUILT_FILE = /^file:\/\/(?!.*\/node_modules\/).*\/dist\/.*\.js$/;

/** Source maps by URL of the built file; null for a file without one. */
const maps = new Map();

function loadMap(url) {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')));
  } catch {
    return null;
  }
}

function findMap(url) {
  if (!maps.has(url)) maps.set(url, loadMap(url));
  return maps.get(url);
}

/** Formats a frame with its position in our TypeScript, or unchanged if that is unknown. */
function formatFrame(frame) {
  const url = frame.getFileName() ?? '';
  const text = frame.toString();
  const map = BUILT_FILE.test(url) ? findMap(url) : null;
  const { fileName, lineNumber, columnNumber } = map?.findOrigin(frame.getLineNumber(), frame.getColumnNumber()) ?? {};
  if (fileName === undefined) return text;
  const source = resolve(dirname(fileURLToPath(url)), fileName);
  return text.replace(/file:\/\/[^)]*:\d+:\d+/, () => `${source}:${lineNumber}:${columnNumber}`);
}

/**
 * Makes stack traces show positions in our TypeScript. Node's own support reads the map of every file that is loaded,
 * which takes 14 MB over all services. This reads only the maps of files in a trace.
 */
export function showSourcePositions() {
  Error.prepareStackTrace = (error, frames) => {
    let title = 'Error';
    try {
      // Like V8, ignores a toString of the object's own.
      title = Error.prototype.toString.call(error);
    } catch {
      // A name or message may not be convertible to text.
    }
    return [title, ...frames.map((frame) => `    at ${formatFrame(frame)}`)].join('\n');
  };
}
