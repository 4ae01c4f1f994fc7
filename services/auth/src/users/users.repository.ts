import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { isUniqueViolation } from '@placelore/platform/database/database-errors.js';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from './user.entity.js';

export type NewUser = Pick<User, 'username' | 'email' | 'password' | 'isAdmin'>;

/** SQL of users. */
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

  /** Returns the user, locked until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<User | null> {
    return manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Returns the ids of all active admins, and locks that set until the transaction ends. Two admins who demote each
   * other take turns; the second then finds that they are no longer an admin.
   */
  async lockAdmins(manager: EntityManager): Promise<number[]> {
    // The lock is a statement of its own, so that the next one sees what was committed while this one waited.
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

  /** Returns whether the user was deleted; false for an admin or an unknown user. */
  async deleteUnlessAdmin(manager: EntityManager, id: number): Promise<boolean> {
    const { affected } = await manager.delete(User, { id, isAdmin: false });
    return affected === 1;
  }

  /** @throws ApiError USERNAME_TAKEN or EMAIL_TAKEN; case is ignored. */
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
