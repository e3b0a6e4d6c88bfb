import { SettingProcess } from './setting-host.js';
import { UserPdfsController } from './user-pdfs.controller.js';
import { UserPdfs } from './user-pdfs.js';

export const pdfControllers = [UserPdfsController];
export const pdfProviders = [SettingProcess, UserPdfs];
