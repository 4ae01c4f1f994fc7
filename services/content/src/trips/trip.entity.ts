import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A user's list of places in an order that they choose. */
@Entity('trips')
@Unique('trips_share_id_key', ['shareId'])
@Check('trips_title_check', `title <> '' and length(title) <= 80`)
@Index('trips_of_user', ['userId', 'updatedAt'])
@Index('trips_deleted', ['deletedAt'], { where: 'deleted_at is not null' })
export class Trip {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'trips_pkey' })
  id!: number;

  /** Owner. Has no foreign key, because users belong to the auth service. */
  @Column('integer', { name: 'user_id' })
  userId!: number;

  @Column('text')
  title!: string;

  /** Random half of the secret in its link; null while the link is off. */
  @Column('text', { name: 'share_id', nullable: true })
  shareId!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  /** When its owner deleted it; it can be restored for a day. */
  @Column({ type: 'timestamptz', name: 'deleted_at', precision: 3, nullable: true })
  deletedAt!: Date | null;
}
