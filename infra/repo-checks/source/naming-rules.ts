import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { type CheckResult, listSources } from '../check-support.ts';

const FOLDERS = ['packages', 'services', 'frontend', 'infra'];
/**
 * Words that were removed from identifiers, with the standard terms that replaced them. CONTRIBUTING.md explains the
 * rule.
 */
const REPLACED_WORDS: Record<string, string> = {
  told: 'notified, or the name of the data',
  untold: 'unsynced',
  asked: 'requested or queried',
  fault: 'error, issue or violation',
  faults: 'errors, issues or violations',
  turnstile: 'semaphore',
  breath: 'yield',
  leaver: 'deletedAccount',
  surroundings: 'deps, env or nearby',
  whereabouts: 'location',
  patience: 'timeout',
  anew: 'again, or the verb re-',
  meanwhile: 'concurrently',
  somebody: 'user',
  nobody: 'guest',
  colour: 'color',
  colours: 'colors',
  metre: 'meter',
  metres: 'meters',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  centre: 'center',
  grey: 'gray',
  licence: 'license',
  analyse: 'analyze',
  analysed: 'analyzed',
};
/** `*_MOST` and `*_LEAST` were used for limits, `distanceOf(x)` for conversions. */
const REPLACED_SHAPES: [RegExp, string][] = [
  [/^[A-Z\d_]*_(MOST|LONGEST)$|^(MOST|LONGEST)_/, 'start a limit with MAX_'],
  [/^[A-Z\d_]*_LEAST$|^LEAST_/, 'start a limit with MIN_'],
];
const CONVERSION = /[a-z]Of$/;
const TITLE_WORDS =
  /\b(told|tells|untold|anew|meanwhile|elsewhere|whoever|somebody|nobody|any more|under way|colour|behaviour|neighbour\w*|metres?|licences?|analys(?:e|ed|ing)|cancelled|recognis\w+|organis\w+)\b/i;
const TEST_CALLS = new Set(['describe', 'it', 'test']);

/** Finds identifiers and test titles of one file that use a replaced word. Returns one sentence for each. */
export function findNamingViolations(file: string, text: string): string[] {
  const violations = new Set<string>();
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    const name = getDeclaredName(node);
    const advice = name && adviseOnName(name, node);
    if (advice) violations.add(`replaced-word: ${file} declares ${name}: ${advice}`);
    const title = getTestTitle(node);
    const word = title && TITLE_WORDS.exec(title)?.[0];
    if (word) violations.add(`title-word: ${file} has a test title with "${word}": rephrase "${title}"`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...violations];
}

function getDeclaredName(node: ts.Node): string | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isGetAccessorDeclaration(node);
  return isDeclaration && node.name && (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name))
    ? node.name.text
    : undefined;
}

function adviseOnName(name: string, node: ts.Node): string | undefined {
  for (const word of name.split(/(?<=[a-z\d])(?=[A-Z])|_|#/).map((part) => part.toLowerCase())) {
    if (Object.hasOwn(REPLACED_WORDS, word)) return `instead of "${word}" use ${REPLACED_WORDS[word]}`;
  }
  const isFunction =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isArrowFunction(node.initializer));
  if (isFunction && CONVERSION.test(name)) return 'a conversion is called toX, getX, parseX or formatX';
  return REPLACED_SHAPES.find(([shape]) => shape.test(name))?.[1];
}

/** Returns the title of a `describe`, `it` or `test`, with or without `.each(...)`. */
function getTestTitle(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  let callee: ts.Expression = node.expression;
  while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
  const [title] = node.arguments;
  return ts.isIdentifier(callee) && TEST_CALLS.has(callee.text) && title && ts.isStringLiteralLike(title)
    ? title.text
    : undefined;
}

/** Checks that no identifier and no test title uses a word that was replaced by a standard term. */
export async function checkNaming(root: string): Promise<CheckResult> {
  const files = (await listSources(root, FOLDERS)).filter((file) => !file.endsWith('.css'));
  const violations = await Promise.all(
    files.map(async (file) => findNamingViolations(file, await readFile(join(root, file), 'utf8'))),
  );
  return { subject: `identifiers and test titles of ${files.length} files`, violations: violations.flat() };
}
