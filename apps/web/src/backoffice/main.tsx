import { startEntry } from '../core/entry/start-entry';
import './text-files';
import { Backoffice } from './Backoffice';

await startEntry(['backoffice'], <Backoffice />);
