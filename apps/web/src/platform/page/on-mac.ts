/** Whether keys here are named as on keyboards of Apple, where Cmd is what Ctrl is elsewhere. */
export function onMac(): boolean {
  return /^(Mac|iPad|iPhone)/.test(navigator.platform);
}
