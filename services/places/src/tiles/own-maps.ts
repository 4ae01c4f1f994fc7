import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { openTileArchive, type TileArchive, UnusableArchiveError } from './tile-archive.js';

/** The operator's maps; null for a kind that does not exist. */
export interface OwnMaps {
  vector: TileArchive | null;
  raster: TileArchive | null;
}

/** Time in ms after which the folder is read again. */
const RESCAN_INTERVAL_MS = 5_000;
/** Maximum number of archives to open, newest first. */
const MAX_ARCHIVES = 20;

/** Finds the operator's PMTiles archives. They can be added, replaced or deleted while the service runs. */
export class OwnMapFinder {
  private scan: { at: number; maps: Promise<OwnMaps> } | null = null;
  /** Archives by path and version of the file, so that an unusable file is reported only once. */
  private opened = new Map<string, Promise<TileArchive | null>>();

  constructor(
    private readonly folder: string,
    private readonly file: string | null,
    private readonly logger: Logger,
  ) {}

  /** Returns the newest usable archive of each kind. Never throws. */
  find(): Promise<OwnMaps> {
    if (!this.scan || Date.now() - this.scan.at > RESCAN_INTERVAL_MS)
      this.scan = { at: Date.now(), maps: this.look().catch(() => ({ vector: null, raster: null })) };
    return this.scan.maps;
  }

  private async look(): Promise<OwnMaps> {
    const files = await this.listFiles();
    const opened = new Map(
      files.map(({ path, version }) => {
        const key = `${path}\n${version}`;
        return [key, this.opened.get(key) ?? this.open(path)];
      }),
    );
    this.opened = opened;
    const archives = (await Promise.all(opened.values())).filter((archive) => archive !== null);
    const findNewest = (kind: TileArchive['kind']) => archives.find((archive) => archive.kind === kind) ?? null;
    return { vector: findNewest('vector'), raster: findNewest('raster') };
  }

  /** Returns the files, newest first. */
  private async listFiles(): Promise<{ path: string; version: string }[]> {
    const names = this.file ? [] : await readdir(this.folder).catch(() => []);
    const paths = this.file
      ? [this.file]
      : names.filter((name) => /\.pmtiles$/i.test(name)).map((name) => join(this.folder, name));
    const files = await Promise.all(
      paths.map(async (path) => {
        const found = await stat(path).catch(() => null);
        if (!found?.isFile() && this.file) this.reportMissing(path);
        return found?.isFile() ? [{ path, changedAt: found.mtimeMs, version: `${found.size} ${found.mtimeMs}` }] : [];
      }),
    );
    return files
      .flat()
      .sort((a, b) => b.changedAt - a.changedAt)
      .slice(0, MAX_ARCHIVES);
  }

  private hasReportedMissing = false;
  private reportMissing(file: string): void {
    if (!this.hasReportedMissing) this.logger.warn({ file }, 'The map file does not exist');
    this.hasReportedMissing = true;
  }

  private async open(path: string): Promise<TileArchive | null> {
    try {
      const archive = await openTileArchive(path);
      this.logger.info({ file: path, kind: archive.kind }, 'Using a map of this installation');
      return archive;
    } catch (thrown) {
      const reason = thrown instanceof UnusableArchiveError ? thrown.message : 'It cannot be read.';
      this.logger.warn({ err: thrown, file: path, reason }, 'Map of this installation cannot be used');
      return null;
    }
  }
}
