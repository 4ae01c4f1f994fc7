import { Validator } from '@seriousme/openapi-schema-validator';

/** How the document stands in the file: stable, so that a change of a route is a readable difference. */
export const writtenForm = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

/**
 * What is wrong with the committed document or with the one the routes make.
 * @param committed the text of docs/openapi.json; undefined when there is no such file
 */
export async function openApiFaults(
  committed: string | undefined,
  document: Record<string, unknown>,
): Promise<string[]> {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  const faults = valid ? [] : listed(errors).map((error) => `the document is not valid OpenAPI: ${error}`);
  if (committed === undefined) {
    faults.push('docs/openapi.json is missing: run "npm run openapi"');
  } else if (committed.replaceAll('\r\n', '\n') !== writtenForm(document)) {
    faults.push(
      `docs/openapi.json is not what the routes say (${firstDifference(committed, document)}): run "npm run openapi"`,
    );
  }
  return faults;
}

function listed(errors: unknown): string[] {
  if (!Array.isArray(errors)) return [String(errors)];
  return errors.map(({ instancePath, message }) => `${instancePath || 'document'} ${message}`);
}

function firstDifference(committed: string, document: object): string {
  const [there, here] = [committed.split('\n'), writtenForm(document).split('\n')];
  const line = here.findIndex((text, index) => text !== there[index]);
  return line < 0 ? `line ${here.length}` : `line ${line + 1}: ${here[line]?.trim()}`;
}
