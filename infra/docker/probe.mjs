// Health check of a container: exits with 0 if its service responds with success at the given path.
const [, , path = '/healthz'] = process.argv;
try {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, { signal: AbortSignal.timeout(12_000) });
  if (!answer.ok) console.error(await answer.text());
  process.exit(answer.ok ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? (error.cause ?? error.message) : error);
  process.exit(1);
}
