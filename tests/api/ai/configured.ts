import { type AiModel, readAiProviders } from '@murmel/server';
import { AiProviders } from '../../../apps/api/src/core/ai/ai-providers.js';
import type { AiWire } from '../../support/ai-wire.js';
import type { TestApi } from '../../support/api.js';

/** Stands in the configuration and must be found nowhere else. */
export const CANARY = 'sk-kanarie-4711';

/** A model of the wire that behaves as its name says. */
export const model = (id: string, more: Partial<AiModel> = {}) => ({
  ...{ id, name: `Modell ${id}`, contextWindow: 128_000, maxTokens: 8192 },
  ...more,
});

/** One that draws. */
export const imageModel = (id: string, more: object = {}) => ({ id, name: `Bild ${id}`, ...more });

export const provider = (wire: AiWire, id: string, models: object[], more: object = {}) => ({
  ...{ id, name: `Anbieter ${id}`, baseUrl: wire.address, key: CANARY, models },
  ...{ location: { level: 'house', place: 'Eure Schule' }, ...more },
});

/** As another configuration would begin. */
export function configured(api: TestApi, told: object[], pupilModel = 'gpt-4o'): void {
  const service = api.application.get(AiProviders);
  Reflect.set(service, 'configuration', { ...api.configuration, aiProviders: readAiProviders(JSON.stringify(told)), pupilModel });
}
