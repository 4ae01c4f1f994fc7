import { isLocalUrl } from './local-host.js';

describe('isLocalUrl', () => {
  it.each([
    'http://127.0.0.1:11434/v1',
    'http://localhost:1234/v1',
    'http://[::1]:8080/v1',
    'http://[fd12:3456::1]/v1',
    'http://10.0.0.7:8000/v1',
    'http://172.31.255.1/v1',
    'http://192.168.1.20:11434/v1',
    'http://ollama:11434/v1',
    'http://host.docker.internal:11434/v1',
    'http://workstation.local/v1',
  ])('is true for %s', (url) => {
    expect(isLocalUrl(url)).toBe(true);
  });

  it.each([
    'https://api.openai.com/v1',
    'https://172.32.0.1/v1',
    'https://8.8.8.8/v1',
    'https://[2001:4860:4860::8888]/v1',
    'https://localhost.example.com/v1',
    'https://10.example.com/v1',
    'https://openrouter.ai/api/v1',
  ])('is false for %s', (url) => {
    expect(isLocalUrl(url)).toBe(false);
  });
});
