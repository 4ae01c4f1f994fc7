import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { type CheckResult, listSources } from '../check-support.ts';

/** Identifiers of domains. Service names are not included, because URLs contain them. */
const DOMAIN_WORDS = /^(articles?|discover(y|ies)|guides?|landmarks?|photos?|attractions?|itinerar(y|ies)|geocod\w+)$/;
const QUERY_METHODS = new Set(['query', 'createQueryBuilder', 'getRepository']);
const QUEUE_CLASSES = new Set(['Queue', 'QueueEvents', 'FlowProducer']);

/** Attributes and properties whose text is displayed or read aloud. */
const TEXT_ATTRIBUTES = /^(aria-label|alt|description|hint|label|placeholder|text|title)$/;
const isComponent = (file: string): boolean => /^frontend\/src\/(?!testing\/).*\.tsx$/.test(file);

const isTest = (file: string): boolean => /\.test\.tsx?$|^(packages|services)\/[^/]+\/test\//.test(file);
const isServerSide = (file: string): boolean => /^(packages|services)\//.test(file);
const mayContainSql = (file: string): boolean =>
  /\.repository\.ts$|\/migrations\/|^packages\/platform\/src\/((database|jobs|health)\/|(audit|identity)\/create-[\w-]+\.ts$)/.test(
    file,
  );

/** Finds violations of the rules in the content of one source file. Returns one sentence for each. */
export function findSourceViolations(file: string, text: string): string[] {
  const violations = new Set<string>();
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, scriptKind(file));
  if (/(^|\/)index\.tsx?$/.test(file) && isBarrelFile(source)) {
    violations.add(`barrel-file: ${file} only re-exports: import from the declaring file`);
  }
  if (isTest(file)) return [...violations];
  const visit = (node: ts.Node): void => {
    for (const rule of [
      findEnvironmentViolation,
      findSqlViolation,
      findDomainWordViolation,
      findLiteralTextViolation,
    ]) {
      const violation = rule(file, node);
      if (violation) violations.add(violation);
    }
    for (const violation of findBullmqViolations(file, node)) violations.add(violation);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...violations];
}

function scriptKind(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

function isBarrelFile(source: ts.SourceFile): boolean {
  return source.statements.length > 0 && source.statements.every(ts.isExportDeclaration);
}

function findEnvironmentViolation(file: string, node: ts.Node): string | undefined {
  if (basename(file) === 'config.ts') return undefined;
  const readsEnvironment =
    (ts.isPropertyAccessExpression(node) && node.name.text === 'env' && isReferenceTo(node.expression, 'process')) ||
    (ts.isElementAccessExpression(node) && isReferenceTo(node.expression, 'process')) ||
    (ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      isReferenceTo(node.initializer, 'process')) ||
    (ts.isImportDeclaration(node) &&
      /^(node:)?process$/.test(getModuleName(node)) &&
      getImportedNames(node).includes('env'));
  return readsEnvironment
    ? `environment-outside-config: ${file} reads process.env: only a file named config.ts may`
    : undefined;
}

/** Whether an expression is the global of this name, such as `process` or `globalThis.process`. */
function isReferenceTo(node: ts.Expression | undefined, name: string): boolean {
  if (!node) return false;
  return ts.isPropertyAccessExpression(node)
    ? node.name.text === name && isReferenceTo(node.expression, 'globalThis')
    : ts.isIdentifier(node) && node.text === name;
}

function findSqlViolation(file: string, node: ts.Node): string | undefined {
  if (!isServerSide(file) || mayContainSql(file) || !ts.isCallExpression(node)) return undefined;
  const callee = node.expression;
  if (!ts.isPropertyAccessExpression(callee) || !QUERY_METHODS.has(callee.name.text)) return undefined;
  return `sql-outside-repository: ${file} calls .${callee.name.text}(): move it into a file named *.repository.ts`;
}

function findDomainWordViolation(file: string, node: ts.Node): string | undefined {
  if (!file.startsWith('packages/platform/') || !ts.isIdentifier(node)) return undefined;
  const words = node.text.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((word) => word.toLowerCase());
  return words.some((word) => DOMAIN_WORDS.test(word))
    ? `domain-word-in-platform: ${file} uses ${node.text}: platform depends on no domain`
    : undefined;
}

function findLiteralTextViolation(file: string, node: ts.Node): string | undefined {
  if (!isComponent(file)) return undefined;
  const text = getDisplayedText(node);
  return text && /[A-Za-z]{2}/.test(text)
    ? `text-in-component: ${file} contains "${text.trim()}": move it to the strings file of its feature`
    : undefined;
}

/** Returns the text that a node displays, if it is a literal. */
function getDisplayedText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  const isNamedText =
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && TEXT_ATTRIBUTES.test(getName(node.name));
  if (!isNamedText || !node.initializer) return undefined;
  // A property in lower case is a value for code.
  const isShown =
    ts.isStringLiteral(node.initializer) && (ts.isJsxAttribute(node) || /^[A-Z]/.test(node.initializer.text));
  return isShown ? (node.initializer as ts.StringLiteral).text : undefined;
}

const getName = (name: ts.JsxAttributeName | ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

function findBullmqViolations(file: string, node: ts.Node): string[] {
  if (!ts.isImportDeclaration(node) || getModuleName(node) !== 'bullmq') return [];
  const names = getImportedNames(node);
  const importsEverything = names.includes('*');
  const violations: string[] = [];
  if ((importsEverything || names.includes('Worker')) && !file.startsWith('services/worker/')) {
    violations.push(
      `queue-worker-outside-worker: ${file} imports Worker of bullmq: only services/worker consumes queues`,
    );
  }
  if ((importsEverything || names.some((name) => QUEUE_CLASSES.has(name))) && !file.startsWith('packages/platform/')) {
    violations.push(`queue-outside-platform: ${file} imports a queue of bullmq: use the typed queues of platform`);
  }
  return violations;
}

function getModuleName(node: ts.ImportDeclaration): string {
  return ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
}

/** Returns the names that an import uses, as the module exports them; `*` for all. */
function getImportedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (!bindings) return importClause?.name ? ['*'] : [];
  return ts.isNamespaceImport(bindings)
    ? ['*']
    : bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

/** Checks the contents of each source file of the packages, the services and the frontend. */
export async function checkSources(root: string): Promise<CheckResult> {
  const files = (await listSources(root, ['packages', 'services', 'frontend'])).filter(
    (file) => !file.endsWith('.css'),
  );
  const violations = await Promise.all(
    files.map(async (file) => findSourceViolations(file, await readFile(join(root, file), 'utf8'))),
  );
  return { subject: `${files.length} source files`, violations: violations.flat() };
}
