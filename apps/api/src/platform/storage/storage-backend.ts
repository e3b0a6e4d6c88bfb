import { createReadStream } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Configuration } from '@murmel/server';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';

/** Positions of the first and the last byte. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Time until a bucket takes a line, and until it answers what is asked; asked twice, a silent one is told after seven seconds. */
const LINE_MS = 2000;
const ANSWER_MS = 3500;
/** A bucket that is sent a file takes as long as it takes, but never so long without taking or saying anything. */
const SILENCE_MS = 10_000;

/** Storage backend of files, with an operation that the library lacks: reading a part of one. */
export interface StorageBackend {
  driver: FSDriver | S3Driver;
  /** the way in, which waits as long as a file needs */
  taking: FSDriver | S3Driver;
  readPart(key: string, range: ByteRange): Promise<Readable>;
  /** null where it cannot be determined: a bucket has as much as is paid for */
  room(): Promise<StorageSpace | null>;
}

/** Size and free space of the disk that holds a folder. */
export interface StorageSpace {
  freeBytes: number;
  bytes: number;
}

/** The local disk, or any S3 when `S3_*` is set. */
export function storageBackend({ s3, dataDir }: Configuration): StorageBackend {
  return s3 ? bucket(s3) : folder(join(dataDir, 'files'));
}

function folder(location: string): StorageBackend {
  const driver = new FSDriver({ location, visibility: 'private' });
  return {
    driver,
    taking: driver,
    readPart: (key, { first, last }) => Promise.resolve(createReadStream(join(location, key), { start: first, end: last })),
    room: async () => {
      // Nothing was stored yet: the folder comes with the first file.
      await mkdir(location, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(location);
      return { freeBytes: bavail * bsize, bytes: blocks * bsize };
    },
  };
}

function bucket({ accessKey, secretKey, endpoint, region, bucket: name }: NonNullable<Configuration['s3']>): StorageBackend {
  const clientThatWaits = (requestHandler: object): S3Client =>
    new S3Client({
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      endpoint,
      region,
      forcePathStyle: true,
      // The checksum of a stream would travel behind it, which not every S3 server understands.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler,
    });
  const driverOf = (client: S3Client): S3Driver => new S3Driver({ client, bucket: name, visibility: 'private', supportsACL: false });
  const client = clientThatWaits({ connectionTimeout: LINE_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true });
  return {
    driver: driverOf(client),
    taking: driverOf(clientThatWaits({ connectionTimeout: LINE_MS, socketTimeout: SILENCE_MS })),
    readPart: async (key, { first, last }) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key, Range: `bytes=${first}-${last}` }));
      return Body as Readable;
    },
    room: () => Promise.resolve(null),
  };
}
