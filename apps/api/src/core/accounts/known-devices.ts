import { SERVER_LIMITS } from '@murmel/contracts';
import { type Account, AccountDevice, type Configuration, hashSecret, newSecret } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readCookie, setCookie } from '../../platform/cookies.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ClientNetworks } from './client-networks.js';

const { deviceDays, devicesPerAccount } = SERVER_LIMITS.login;

/** Level of trust in a sign-in attempt: known by its device, by its network, or not at all. */
export type DeviceFamiliarity = { kind: 'device' | 'place'; key: string } | { kind: 'stranger' };

/** Devices and networks from which a teacher signed in before: wrong passwords of unknown clients do not block sign-in there. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly database: DataSource,
    private readonly places: ClientNetworks,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** The same work for known and unknown mail addresses. */
  async acquaintance({ request }: RequestContext, email: string): Promise<DeviceFamiliarity> {
    const cookie = readCookie(this.configuration, request.cookies, 'device');
    const [device, place] = [cookie === undefined ? '' : hashSecret(cookie), this.places.hashOf(request)];
    const rows = await this.database.query<{ device_hash: string }[]>(
      `select d.device_hash from account_device d join account a on a.id = d.account_id
        where a.email = $1 and a.type = 'User' and (d.device_hash = $2 or d.place_hash = $3)`,
      [email, device, place],
    );
    if (rows.some((row) => row.device_hash === device)) return { kind: 'device', key: device };
    return rows.length > 0 ? { kind: 'place', key: place } : { kind: 'stranger' };
  }

  /** Records a sign-in from this device and network. Deletes the oldest of too many entries, one per device and network. */
  async remember({ request, reply }: RequestContext, { id }: Account): Promise<void> {
    const secret = readCookie(this.configuration, request.cookies, 'device') ?? newSecret();
    setCookie(this.configuration, reply, 'device', secret, deviceDays);
    await this.database.manager.upsert(
      AccountDevice,
      { accountId: id, deviceHash: hashSecret(secret), placeHash: this.places.hashOf(request), lastSeenAt: new Date() },
      ['accountId', 'deviceHash', 'placeHash'],
    );
    await this.database.query(
      `delete from account_device where account_id = $1 and (device_hash, place_hash) in (
         select device_hash, place_hash from account_device where account_id = $1 order by last_seen_at desc offset $2)`,
      [id, devicesPerAccount],
    );
  }
}
