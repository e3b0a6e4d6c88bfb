import { startEntry } from '../core/entry/start-entry';
import './text-files';
import { Onboarding } from './Onboarding';

await startEntry(['onboarding', 'shell', 'tools', 'items/settings'], <Onboarding />);
