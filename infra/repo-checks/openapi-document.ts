import { Validator } from '@seriousme/openapi-schema-validator';

/** Serializes the document in a stable form, so that a changed route results in a readable diff. */
export const serializeDocument = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

/**
 * Finds differences between the committed document and the one generated from the routes, and errors in the latter.
 * @param committed text of docs/openapi.json; undefined if the file does not exist
 */
export async function findOpenApiViolations(
  committed: string | undefined,
  document: Record<string, unknown>,
): Promise<string[]> {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  const violations = valid ? [] : formatErrors(errors).map((error) => `the document is not valid OpenAPI: ${error}`);
  if (committed === undefined) {
    violations.push('docs/openapi.json is missing: run "npm run openapi"');
  } else if (committed.replaceAll('\r\n', '\n') !== serializeDocument(document)) {
    violations.push(
      `docs/openapi.json does not match the routes (${findFirstDifference(committed, document)}): run "npm run openapi"`,
    );
  }
  return violations;
}

function formatErrors(errors: unknown): string[] {
  if (!Array.isArray(errors)) return [String(errors)];
  return errors.map(({ instancePath, message }) => `${instancePath || 'document'} ${message}`);
}

function findFirstDifference(committed: string, document: object): string {
  const [committedLines, currentLines] = [committed.split('\n'), serializeDocument(document).split('\n')];
  const line = currentLines.findIndex((text, index) => text !== committedLines[index]);
  return line < 0 ? `line ${currentLines.length}` : `line ${line + 1}: ${currentLines[line]?.trim()}`;
}
