/** True if keys are named as on Apple keyboards, where Cmd replaces Ctrl. */
export function onMac(): boolean {
  return /^(Mac|iPad|iPhone)/.test(navigator.platform);
}
