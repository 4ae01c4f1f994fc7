import { z } from 'zod';

/** Version of the archive's layout. A reader refuses a higher one. */
export const ARCHIVE_FORMAT = 1;
export const HEAD_ENTRY = 'placelore-backup.json';
export const MANIFEST_ENTRY = 'manifest.json';

/** First entry. It identifies the archive before anything else is read. */
export const headSchema = z.object({ format: z.int(), version: z.string(), createdAt: z.iso.datetime() });
export type ArchiveHead = z.infer<typeof headSchema>;

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() });
const schemaSchema = z.object({
  /** Names of the migrations that created these tables, in order. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
export const databaseManifestSchema = z.object({
  /** What created the dump: PostgreSQL's own program, or `COPY` for each table. */
  tool: z.enum(['pg_dump', 'copy']),
  /** Major version of that program, or of the server. */
  toolVersion: z.int(),
  schemas: z.record(z.string(), schemaSchema),
});
export type TableManifest = z.infer<typeof tableSchema>;
export type SchemaManifest = z.infer<typeof schemaSchema>;
export type DatabaseManifest = z.infer<typeof databaseManifestSchema>;

/** Last entry. An archive without it is incomplete. */
export const manifestSchema = headSchema.extend({
  database: databaseManifestSchema,
  objects: z.object({ count: z.int(), bytes: z.int() }),
  secrets: z.array(z.string()),
  entries: z.object({
    count: z.int(),
    /** Total size of the entries. */
    bytes: z.int(),
    /** SHA-256 of all checksum blocks, concatenated. */
    checksums: z.string(),
  }),
});
export type Manifest = z.infer<typeof manifestSchema>;
