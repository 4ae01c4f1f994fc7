// Sends requests to an installation for some time and counts the responses, to prove that an update refuses none.
//   node infra/docker/count-requests.mjs http://localhost:8080 60 8 photo.jpg
// Arguments: URL, seconds, concurrent requests, and optionally a photo, which every tenth request sends to be analyzed.
// The installation needs RATE_LIMIT_FACTOR=1000. Ctrl-C ends the program early. It exits with 1 if a request failed.
import { readFileSync } from 'node:fs';

const [, , base = 'http://localhost:8080', seconds = '30', connections = '8', photoPath] = process.argv;
const READS = ['/', '/api/articles', '/api/articles/search?q=bridge', '/explore', '/api/user', '/map'];
const photo = photoPath && new Blob([readFileSync(photoPath)], { type: 'image/jpeg' });
let end = Date.now() + Number(seconds) * 1000;
process.once('SIGINT', () => {
  end = 0;
});
const answers = new Map();
const failures = [];
const times = [];
let sent = 0;

const read = (number) => fetch(new URL(READS[number % READS.length], base), { redirect: 'manual' });
const analyze = (number) => {
  const body = new FormData();
  body.append('image', photo, 'photo.jpg');
  body.append('source', 'file_upload');
  body.append('siteDetails', `count ${process.pid} ${number}`);
  return fetch(new URL('/api/analyze', base), { method: 'POST', headers: { origin: new URL(base).origin }, body });
};

async function send() {
  const number = sent++;
  const isAnalysis = photo && number % 10 === 9;
  const name = isAnalysis ? 'POST /api/analyze' : `GET ${READS[number % READS.length]}`;
  const started = performance.now();
  try {
    const response = await (isAnalysis ? analyze(number) : read(number));
    const text = await response.text();
    answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
    // Guests get 401 here. Errors of parts that are stopping count as failures: an update must hide them.
    const isExpected = response.status < 400 || (response.status === 401 && name.endsWith('/api/user'));
    if (!isExpected) failures.push(`${new Date().toISOString()} ${name}: ${response.status} ${text.slice(0, 400)}`);
  } catch (error) {
    failures.push(`${new Date().toISOString()} ${name}: ${error.cause?.code ?? error}`);
  }
  times.push(performance.now() - started);
}

async function repeat() {
  while (Date.now() < end) await send();
}

await Promise.all(Array.from({ length: Number(connections) }, repeat));
times.sort((first, second) => first - second);
const percentile = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
for (const failure of failures.slice(0, 20)) console.log(failure);
console.log(
  JSON.stringify({
    requests: times.length,
    failures: failures.length,
    answers: Object.fromEntries(answers),
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    maxMs: percentile(1),
  }),
);
process.exit(failures.length > 0 ? 1 : 0);
