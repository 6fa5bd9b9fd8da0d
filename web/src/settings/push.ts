import { api } from '../lib/api';
import type { NoticeSettings } from '../wire/types';

/** Messages to this browser while it is closed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Is this browser one of those that the house writes to? They are known by the hash of their address. */
export async function isOn(settings: NoticeSettings): Promise<boolean> {
  const found = canPush() ? await subscription() : null;
  if (!found) return false;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(found.endpoint));
  const id = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return settings.devices.includes(id);
}

/** The new settings; null if the browser does not allow it. */
export async function turnOn(key: string): Promise<NoticeSettings | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  try {
    const made = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    return await api.addPush({ endpoint: made.endpoint ?? '', p256dh: made.keys?.p256dh ?? '', auth: made.keys?.auth ?? '' });
  } catch (error) {
    // The browser has no push service, or cannot reach it.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export async function turnOff(): Promise<NoticeSettings | null> {
  const found = await subscription();
  if (!found) return null;
  await found.unsubscribe();
  return api.removePush(found.endpoint);
}
