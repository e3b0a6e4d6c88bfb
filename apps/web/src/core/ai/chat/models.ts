import type { ModelCard } from '@murmel/contracts';

/** Returns the default model. The operator's first one where none is marked. */
export function usualModel(models: readonly ModelCard[]): ModelCard {
  return models.find(({ usual }) => usual === 'teachers' || usual === 'both') ?? models[0]!;
}

/** The card of a model; undefined for one that the operator took away. */
export function cardOf(models: readonly ModelCard[], id: string | null): ModelCard | undefined {
  return id === null ? usualModel(models) : models.find((model) => model.id === id);
}

/** Returns the name of a model for use in a sentence. */
export const modelName = (models: readonly ModelCard[], id: string): string => cardOf(models, id)?.shortName ?? id;
