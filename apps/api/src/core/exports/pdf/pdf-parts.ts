import { WritingProcess } from '../word/writing-host.js';
import { Papers } from './papers.js';
import { SettingProcess } from './setting-host.js';
import { UserPdfsController } from './user-pdfs.controller.js';
import { UserPdfs } from './user-pdfs.js';

export const pdfControllers = [UserPdfsController];
export const pdfProviders = [Papers, SettingProcess, UserPdfs, WritingProcess];
