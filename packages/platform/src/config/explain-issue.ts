import type { z } from 'zod';

/**
 * Returns messages for invalid variables whose schema has none, such as `must be a number`. They never repeat a value,
 * which may be a secret. Pass it as `error` when the schema parses.
 * @param environment the parsed variables
 */
export const explainIssue =
  (environment: Record<string, unknown>): z.core.$ZodErrorMap =>
  (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        if (environment[String(issue.path?.[0])] === undefined) return 'is missing';
        return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`;
      case 'invalid_value':
        return `must be one of ${issue.values.join(', ')}`;
      case 'too_small':
        return explainLimit(issue.inclusive ? 'at least' : 'above', issue.minimum, issue.origin);
      case 'too_big':
        return explainLimit(issue.inclusive ? 'at most' : 'below', issue.maximum, issue.origin);
      case 'invalid_format':
        return issue.format === 'url' ? 'must be a URL' : 'has a wrong form';
      default:
        return undefined;
    }
  };

const explainLimit = (relation: string, limit: number | bigint, origin: string): string =>
  origin === 'string' ? `must have ${relation} ${limit} characters` : `must be ${relation} ${limit}`;
