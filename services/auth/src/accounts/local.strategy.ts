import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import type { User } from '../users/user.entity.js';
import { AccountsService } from './accounts.service.js';

/** Passport strategy for user name and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly accounts: AccountsService) {
    super();
  }

  /** @throws ApiError as {@link AccountsService.verifyCredentials} */
  validate(username: string, password: string): Promise<User> {
    return this.accounts.verifyCredentials({ username, password });
  }
}
