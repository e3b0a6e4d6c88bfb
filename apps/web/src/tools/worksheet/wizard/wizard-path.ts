/** Address of the worksheet wizard. */
export const WIZARD_PATH = '/worksheet_wizard';
