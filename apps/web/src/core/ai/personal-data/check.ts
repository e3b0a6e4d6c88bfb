// In a file of its own, lists of names included: only whoever writes to a model loads it.
export { findPersonalData } from '@murmel/contracts';
