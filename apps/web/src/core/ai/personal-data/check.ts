// In a file of its own, lists of names included: only pages that write to a model load it.
export { findPersonalData } from '@murmel/contracts';
