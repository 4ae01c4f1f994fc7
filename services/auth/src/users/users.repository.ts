import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { isUniqueViolation } from '@placelore/platform/database/database-errors.js';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from './user.entity.js';

export type NewUser = Pick<User, 'username' | 'email' | 'password' | 'isAdmin'>;

/** All SQL about users. */
@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  findById(id: number): Promise<User | null> {
    return this.dataSource.manager.findOneBy(User, { id });
  }

  findByUsername(username: string): Promise<User | null> {
    return this.dataSource.manager.findOneBy(User, { username });
  }

  hasAdmin(): Promise<boolean> {
    return this.dataSource.manager.existsBy(User, { isAdmin: true });
  }

  /** The user, held until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<User | null> {
    return manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * The ids of all admins who may sign in. Until the transaction ends no other one that asks this changes who is one:
   * two who demote each other take turns, and the second finds out that they are none any more.
   */
  async lockAdmins(manager: EntityManager): Promise<number[]> {
    // A statement of its own: the next one has to see what was committed while this one waited.
    await manager.query(`select pg_advisory_xact_lock(hashtextextended(current_schema() || ':admins', 43))`);
    const rows: { id: number }[] = await manager.query(`select id from users where is_admin and status = 'active'`);
    return rows.map(({ id }) => id);
  }

  async update(
    manager: EntityManager,
    id: number,
    changes: Partial<Pick<User, 'status' | 'isAdmin' | 'password'>>,
  ): Promise<void> {
    await manager.update(User, { id }, changes);
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(User, { id });
  }

  /** Whether the user was deleted; false for admins and for those who are not there. */
  async deleteUnlessAdmin(manager: EntityManager, id: number): Promise<boolean> {
    const { affected } = await manager.delete(User, { id, isAdmin: false });
    return affected === 1;
  }

  /** @throws ApiError USERNAME_TAKEN or EMAIL_TAKEN, whatever the case of the letters. */
  async insert(manager: EntityManager, user: NewUser): Promise<User> {
    try {
      return await manager.save(manager.create(User, user));
    } catch (thrown) {
      if (isUniqueViolation(thrown, 'users_username_key')) throw new ApiError('USERNAME_TAKEN');
      if (isUniqueViolation(thrown, 'users_email_key')) throw new ApiError('EMAIL_TAKEN');
      throw thrown;
    }
  }
}
