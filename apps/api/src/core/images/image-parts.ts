import { ImageFiles } from './image-files.js';

export const imageControllers = [];
export const imageProviders = [ImageFiles];
