export const NAMESPACE = 'tools/text_editor/ai';
