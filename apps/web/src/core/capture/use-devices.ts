import { useEffect, useState } from 'react';

export interface Device {
  id: string;
  /** empty until permission for a device of its kind is granted */
  label: string;
}

export interface Devices {
  microphones: readonly Device[];
  cameras: readonly Device[];
}

/** Lists the available devices, also after one was plugged in. @param allowed reloads the list once the browser reveals their names */
export function useDevices(allowed: boolean): Devices {
  const [devices, setDevices] = useState<Devices>({ microphones: [], cameras: [] });
  useEffect(() => {
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!mediaDevices) return undefined;
    let there = true;
    const look = () =>
      void mediaDevices.enumerateDevices().then(
        (all) => there && setDevices({ microphones: ofKind(all, 'audioinput'), cameras: ofKind(all, 'videoinput') }),
        () => undefined,
      );
    look();
    mediaDevices.addEventListener('devicechange', look);
    return () => {
      there = false;
      mediaDevices.removeEventListener('devicechange', look);
    };
  }, [allowed]);
  return devices;
}

function ofKind(all: readonly MediaDeviceInfo[], kind: MediaDeviceKind): Device[] {
  // The browser's own choice stands in the list a second time.
  const own = new Set(['default', 'communications']);
  return all
    .filter((one) => one.kind === kind && one.deviceId !== '' && !own.has(one.deviceId))
    .map(({ deviceId: id, label }) => ({ id, label }));
}
