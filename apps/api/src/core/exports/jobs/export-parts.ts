import { ExportJobs } from './export-jobs.js';
import { ExportMaker } from './export-maker.js';
import { ExportRunner } from './export-runner.js';
import { ExportTopic } from './export-topic.js';
import { ExportsController } from './exports.controller.js';
import { MurmelExport } from './murmel-export.js';
import { ZipExport } from './zip-export.js';

export const exportControllers = [ExportsController];
export const exportProviders = [ExportJobs, ExportMaker, ExportRunner, ExportTopic, MurmelExport, ZipExport];
