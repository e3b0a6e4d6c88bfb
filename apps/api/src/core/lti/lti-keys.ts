import { type Configuration, LTI_KEYS, LtiKey, NamedKeys } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWTPayload, SignJWT } from 'jose';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';

const DAY_MS = 86_400_000;
/** Days after which a key is replaced. */
const LIFE_DAYS = 365;
/** Days for which a new key is shown before it signs: platforms keep our keys for a while. */
const SHOWN_DAYS = 1;
const ALGORITHM = 'RS256';

/** Our own keys, by which learning platforms know that something comes from us. */
@Injectable()
export class LtiKeys {
  private readonly seals: NamedKeys;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) configuration: Configuration,
  ) {
    this.seals = new NamedKeys(LTI_KEYS, configuration);
  }

  /** Public keys, as platforms read them. */
  async shown(): Promise<object[]> {
    return (await this.usable()).map(({ publicKey }) => publicKey);
  }

  /** Signs claims for a platform. @param seconds for which they hold */
  async sign(claims: JWTPayload, seconds: number): Promise<string> {
    const keys = await this.usable();
    const key = keys.find(({ createdAt }) => createdAt.getTime() <= Date.now() - SHOWN_DAYS * DAY_MS) ?? keys.at(-1)!;
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(await importPKCS8(this.seals.open(key.privateSealed)!, ALGORITHM));
  }

  /** Keys that can be read with the installation's secret, the newest first; there is always one that is young enough. */
  private async usable(): Promise<LtiKey[]> {
    const keys = await this.readable(this.database.manager);
    if (isYoung(keys[0])) return keys;
    const fresh = await makeKey(this.seals);
    return this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', ['own keys for learning platforms']);
      const meanwhile = await this.readable(manager);
      if (isYoung(meanwhile[0])) return meanwhile;
      await manager.insert(LtiKey, fresh);
      return [fresh, ...meanwhile];
    });
  }

  private async readable(manager: EntityManager): Promise<LtiKey[]> {
    const keys = await manager.find(LtiKey, { order: { createdAt: 'DESC', kid: 'ASC' } });
    return keys.filter(({ privateSealed }) => this.seals.open(privateSealed) !== null);
  }
}

const isYoung = (key: LtiKey | undefined): boolean => key !== undefined && key.createdAt.getTime() > Date.now() - LIFE_DAYS * DAY_MS;

async function makeKey(seals: NamedKeys): Promise<LtiKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return {
    kid,
    publicKey: { ...jwk, kid, alg: ALGORITHM, use: 'sig' },
    privateSealed: seals.seal(await exportPKCS8(privateKey)),
    createdAt: new Date(),
  };
}
