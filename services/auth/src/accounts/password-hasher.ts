import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, verify } from 'argon2';

/** argon2id with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet's first recommendation. */
const OPTIONS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and verifies passwords. */
@Injectable()
export class PasswordHasher {
  /** Hash to verify against when the user does not exist, so that the response takes the same time. */
  private readonly dummyHash = hash('nobody has this password', OPTIONS);

  /** Returns an unguessable password: 120 random bits in 20 characters. */
  generate(): string {
    return randomBytes(15).toString('base64url');
  }

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  /** Verifies a password. Without a hash (unknown user) it returns false after the same amount of work. */
  async matches(storedHash: string | undefined, password: string): Promise<boolean> {
    const isMatch = await verify(storedHash ?? (await this.dummyHash), password);
    return storedHash !== undefined && isMatch;
  }
}
