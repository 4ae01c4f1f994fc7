import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, verify } from 'argon2';

/** argon2id with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet's first recommendation. */
const OPTIONS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and checks passwords. */
@Injectable()
export class PasswordHasher {
  /** Something to check against when there is no such user, so that the answer takes equally long. */
  private readonly dummyHash = hash('nobody has this password', OPTIONS);

  /** A password nobody can guess: 120 random bits in 20 characters. */
  generate(): string {
    return randomBytes(15).toString('base64url');
  }

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  /** Whether the password is right; without a hash (unknown user) it is not, after the same work. */
  async matches(storedHash: string | undefined, password: string): Promise<boolean> {
    const isMatch = await verify(storedHash ?? (await this.dummyHash), password);
    return storedHash !== undefined && isMatch;
  }
}
