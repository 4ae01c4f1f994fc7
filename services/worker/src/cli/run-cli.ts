import { ApiError } from '@placelore/contracts/core/errors.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import { COMMANDS, type Command } from './commands.js';

/** Exit codes by outcome of a command. */
export const EXIT_CODES = { done: 0, failed: 1, misused: 2 } as const;

interface CliOutput {
  out: (line: string) => void;
  err: (line: string) => void;
}

/** Parses the arguments to a command; returns null when it is unknown or lacks an argument. */
export function parseCommand([name = '', ...args]: string[]): { command: Command; args: string[] } | null {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return null;
  const requiredCount = command.args.length;
  const hasValidOptions = args
    .slice(requiredCount)
    .every((arg) => command.options?.some((option) => matchesOption(option, arg)));
  return args.length >= requiredCount && hasValidOptions ? { command, args } : null;
}

/** Whether an argument is the given option, and has a value if the option takes one. */
function matchesOption(option: string, arg: string): boolean {
  const [name = '', value] = option.split('=');
  return value === undefined ? arg === option : arg.startsWith(`${name}=`);
}

/** Returns the usage of the named command, or of all commands when it is missing or unknown. */
export function formatUsage([name = '']: string[]): string {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return `npm run ops -- ${formatCommand(name, command)}\n\n  ${command.summary}`;
  const lines = Object.entries(COMMANDS).map(
    ([commandName, command]) => `  ${formatCommand(commandName, command)}\n      ${command.summary}`,
  );
  return `npm run ops -- <command>\n\n${lines.join('\n')}`;
}

const formatCommand = (name: string, { args, options = [] }: Command): string =>
  [name, ...args.map((arg) => `<${arg}>`), ...options.map((option) => `[${option}]`)].join(' ');

/** Runs a command; if it fails, prints the reason in one sentence. @returns the exit code */
export async function runCli(
  { command, args }: { command: Command; args: string[] },
  call: InternalClient['call'],
  { out, err }: CliOutput,
): Promise<number> {
  try {
    await command.run({ call, print: out }, ...args);
    return EXIT_CODES.done;
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    err(`${thrown.message} (${thrown.code})`);
    return EXIT_CODES.failed;
  }
}
