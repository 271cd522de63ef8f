import { isLoopbackAddress, isLoopbackName } from '@/lib/ip/loopback';

describe('this machine', () => {
  it.each(['127.0.0.1', '127.255.3.9', '::1', '::ffff:127.0.0.1'])('has the address %s', (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });

  it.each(['10.0.0.1', '192.168.0.2', '1127.0.0.1', '127.evil.example', '::', '::ffff:10.0.0.1', 'unknown', ''])(
    'does not have the address %p',
    (address) => {
      expect(isLoopbackAddress(address)).toBe(false);
    },
  );

  it.each(['localhost', '127.0.0.1', '[::1]'])('has the name %s', (name) => {
    expect(isLoopbackName(name)).toBe(true);
    expect(isLoopbackName(new URL(`http://${name}:3000/`).hostname)).toBe(true);
  });

  it.each(['localhost.evil.example', '127.evil.example', 'evil.example', 'api-host', ''])(
    'does not have the name %p',
    (name) => {
      expect(isLoopbackName(name)).toBe(false);
    },
  );
});
